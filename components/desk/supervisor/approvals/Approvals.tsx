import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Note } from '@/components/common/ui/states/Note';
import { Face } from '@/components/common/ui/states/Face';
import desk from '@/components/desk/Dashboard.module.css';
import { DESK_TITLE } from '@/components/desk/deskTitle';
import { sayMoment } from '@/components/desk/quotes/sayMoment';
import { keepFocus } from '@/hooks/desk/keepFocus';
import { type Decide, useCustomAmounts } from '@/hooks/desk/supervisor/supervise';
import type { CustomAmountDto, CustomAmountsDto } from '@/lib/domain/desk/links';
import { formatAmount, formatMoney } from '@/lib/i18n/format';
import { ApprovalPanel } from './ApprovalPanel';
import { Loaded } from '@/components/desk/supervisor/Loaded';
import { ServiceLevels } from '@/components/desk/supervisor/ServiceLevels';
import styles from '@/components/desk/supervisor/Supervisor.module.css';
import { Table } from '@/components/desk/supervisor/Table';

/** Lists custom amounts above the limit, which a second person decides on, and what else waits. */
export function Approvals({ onOpen }: { onOpen: (quoteId: string) => void }) {
  const t = useTranslations('deskSupervisor.approvals');
  const { waiting, decided, decide, overtakenId } = useCustomAmounts();
  return (
    <>
      <section ref={keepFocus} aria-labelledby={DESK_TITLE}>
        <div className={desk.bar}>
          <h1 id={DESK_TITLE}>{t('title')}</h1>
          {waiting.data && <p className="tiny">{t('rule', { limit: formatMoney(waiting.data.limit) })}</p>}
        </div>
        <Loaded answer={waiting} height="12rem">
          {(data) => <Waiting data={data} onDecide={decide} onOpen={onOpen} overtakenId={overtakenId} />}
        </Loaded>
      </section>
      <ServiceLevels />
      <div>
        <h2 className={styles.heading}>{t('decided')}</h2>
        <Loaded answer={decided} height="8rem">
          {({ amounts }) => <Decided amounts={amounts} />}
        </Loaded>
      </div>
    </>
  );
}

type WaitingProps = {
  data: CustomAmountsDto;
  onDecide: Decide;
  onOpen: (quoteId: string) => void;
  overtakenId: string | undefined;
};

function Waiting({ data: { amounts }, onDecide, onOpen, overtakenId }: WaitingProps) {
  const t = useTranslations('deskSupervisor.approvals');
  const locale = useLocale();
  const [openId, setOpenId] = useState<string>();
  const opened = amounts.find(({ linkId }) => linkId === openId);
  // While the panel is there it says so itself.
  const overtaken = overtakenId !== undefined && !amounts.some(({ linkId }) => linkId === overtakenId) && (
    <Note kind="warn" role="alert">
      {t('conflict')}
    </Note>
  );
  if (amounts.length === 0)
    return (
      <>
        {overtaken}
        <Face kind="empty" title={t('empty')}>
          {t('emptyText')}
        </Face>
      </>
    );
  const columns = (['asked', 'customer', 'by', 'filed', 'amount', 'reason', 'do'] as const).map((key) =>
    t(key),
  );
  return (
    <>
      {overtaken}
      <Table label={t('title')} columns={columns} numbers={{ from: 3, count: 2 }}>
        {amounts.map((each) => (
          <tr key={each.linkId} className={each.linkId === openId ? styles.on : undefined}>
            <td className="num">{sayMoment(each.askedAt, locale)}</td>
            <th scope="row">
              {each.name} <small className="num">{each.mobileNumber}</small>
            </th>
            <td data-label={t('by')}>{each.byName ?? each.by}</td>
            <td data-label={t('filed')} className={`num ${styles.amount}`}>
              {each.filedAmount === undefined ? '–' : formatAmount(each.filedAmount)}
            </td>
            <td data-label={t('amount')} className={`num ${styles.amount}`}>
              <b>{formatAmount(each.amount ?? 0)}</b>
            </td>
            <td className={styles.wide}>{each.reason}</td>
            <td>
              <button
                type="button"
                className="link"
                aria-expanded={each.linkId === openId}
                onClick={() => setOpenId(each.linkId === openId ? undefined : each.linkId)}
              >
                {t('open')} <span className="visuallyHidden">{each.name}</span>
              </button>
            </td>
          </tr>
        ))}
      </Table>
      {opened && (
        <ApprovalPanel
          key={opened.linkId}
          asked={opened}
          onDecide={onDecide}
          onOpen={onOpen}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </>
  );
}

function Decided({ amounts }: { amounts: readonly CustomAmountDto[] }) {
  const t = useTranslations('deskSupervisor.approvals');
  const locale = useLocale();
  if (amounts.length === 0) return <p className="small">{t('noneDecided')}</p>;
  const columns = (['when', 'decision', 'amount', 'reason', 'by', 'decidedBy'] as const).map((key) => t(key));
  return (
    <Table label={t('decided')} columns={columns} numbers={{ from: 2, count: 1 }}>
      {amounts.map((each) => (
        <tr key={each.linkId}>
          <td className="num">{sayMoment(each.decidedAt ?? each.validUntil, locale)}</td>
          <th scope="row">{t(outcomeOf(each))}</th>
          <td data-label={t('amount')} className={`num ${styles.amount}`}>
            {formatAmount(each.amount ?? 0)}
          </td>
          <td className={styles.wide}>{each.decisionReason ?? each.reason}</td>
          <td data-label={t('by')}>{each.byName ?? each.by}</td>
          <td data-label={t('decidedBy')}>{each.decidedByName ?? each.decidedBy ?? t('clock')}</td>
        </tr>
      ))}
    </Table>
  );
}

function outcomeOf({ decidedAt, state }: CustomAmountDto): 'returned' | 'approved' | 'ranOut' {
  if (state === 'returned') return 'returned';
  return decidedAt === undefined ? 'ranOut' : 'approved';
}
