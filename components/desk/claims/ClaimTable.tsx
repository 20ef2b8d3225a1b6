import { useLocale, useTranslations } from 'next-intl';
import { Scrolling } from '@/components/common/ui/Scrolling';
import { moveByKey } from '@/components/desk/quotes/moveByKey';
import table from '@/components/desk/quotes/QuoteTable.module.css';
import type { DeskClaimRowDto, DeskClaimsDto } from '@/lib/domain/claims/desk/contract';
import { planNameOf } from '@/lib/domain/plans/planName';
import { formatDate } from '@/lib/i18n/format';
import { DueMark } from './DueMark';

const COLUMNS = ['person', 'claim', 'plan', 'hospital', 'admitted', 'status', 'due'] as const;

type Props = { list: DeskClaimsDto; onOpen: (claimId: string) => void };

export function ClaimTable({ list: { claims, asOf }, onOpen }: Props) {
  const t = useTranslations('deskClaims.columns');
  return (
    <Scrolling className={table.frame} aria-label={t('label')}>
      <table className={table.table}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {claims.map((claim) => (
            <Row key={claim.claimId} claim={claim} now={asOf} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}

type RowProps = { claim: DeskClaimRowDto; now: string; onOpen: (claimId: string) => void };

function Row({ claim, now, onOpen }: RowProps) {
  const t = useTranslations('deskClaims');
  const locale = useLocale();
  const { claimId, person, hospitalName, admittedOn, status, kind } = claim;
  return (
    <tr>
      <th scope="row" className={table.name}>
        <button
          type="button"
          data-opener=""
          className={table.opener}
          onClick={() => onOpen(claimId)}
          onKeyDown={moveByKey}
        >
          {person ?? claimId}
        </button>
        <span className={`num ${table.narrow}`}>{claimId}</span>
      </th>
      <td className={`num ${table.wide}`}>{claimId}</td>
      <td className={`${table.plan} ${table.beside}`}>
        {planNameOf(claim)}
        {kind && <small>{t(`kinds.${kind}`)}</small>}
      </td>
      <td className={table.wide}>{hospitalName}</td>
      <td className={table.wide}>{admittedOn && formatDate(admittedOn, locale)}</td>
      <td className={table.statusCell}>{t(`status.${status}`)}</td>
      <td className={table.link}>
        <DueMark due={claim} now={now} />
      </td>
    </tr>
  );
}
