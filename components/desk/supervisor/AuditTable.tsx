import { useLocale, useTranslations } from 'next-intl';
import { isIsoDate } from '@/lib/domain/common/dates';
import type { AuditEntryDto } from '@/lib/domain/desk/audit';
import { formatDate, formatDateOf, formatTimeOf } from '@/lib/i18n/format';
import styles from './Supervisor.module.css';
import { Table } from './Table';

type Words = ((key: never) => string) & { has: (key: never) => boolean };

/** Translates a word; one without a text stays as it is. */
function say(t: Words, word: string): string {
  return t.has(word as never) ? t(word as never) : word;
}

export function AuditTable({ entries }: { entries: readonly AuditEntryDto[] }) {
  const t = useTranslations('deskSupervisor.audit');
  const actions = useTranslations('deskSupervisor.actions');
  const locale = useLocale();
  const columns = (['time', 'who', 'did', 'details', 'request'] as const).map((key) => t(key));
  return (
    <Table label={t('title')} columns={columns}>
      {entries.map(({ entryId, at, actor, actorName, action, details, requestId }) => (
        <tr key={entryId}>
          <td className="num">
            <time dateTime={at}>{`${formatDateOf(at, locale).slice(0, -5)}, ${formatTimeOf(at)}`}</time>
          </td>
          <td>
            {actorName ?? actor} {actorName && <small>{actor}</small>}
          </td>
          <th scope="row">{say(actions, action)}</th>
          <td className={styles.wide}>
            <Details details={details} />
          </td>
          <td data-label={t('request')} className="num">
            {requestId}
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Details({ details }: Pick<AuditEntryDto, 'details'>) {
  const t = useTranslations('deskSupervisor.details');
  const values = useTranslations('deskSupervisor.values');
  const outcomes = useTranslations('deskDrawer.outcome.names');
  const locale = useLocale();
  const sayValue = (name: string, value: string) =>
    isIsoDate(value) ? formatDate(value, locale) : say(name === 'outcome' ? outcomes : values, value);
  return details.map(({ name, value }) => (
    <span key={name} className={styles.detail}>
      {say(t, name)} <b>{sayValue(name, value)}</b>
    </span>
  ));
}
