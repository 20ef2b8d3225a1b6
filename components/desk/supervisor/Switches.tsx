import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import desk from '@/components/desk/Dashboard.module.css';
import { sayMoment } from '@/components/desk/quotes/sayMoment';
import { useSwitches } from '@/hooks/desk/supervisor/supervise';
import type { SwitchDto } from '@/lib/domain/desk/switches';
import { Loaded } from './Loaded';
import styles from './Supervisor.module.css';
import { SwitchForm } from './SwitchForm';
import { switchNameOf } from './switchName';
import { Table } from './Table';

const keyOf = ({ kind, name }: SwitchDto) => `${kind} ${name}`;

/** Switches that are off come first. */
const sorted = (switches: readonly SwitchDto[]) =>
  switches.toSorted((one, other) => Number(other.off !== undefined) - Number(one.off !== undefined));

export function Switches() {
  const t = useTranslations('deskSupervisor.switches');
  const { answer, turn } = useSwitches();
  const [openKey, setOpenKey] = useState<string>();
  const opened = answer.data?.switches.find((each) => keyOf(each) === openKey);
  const columns = (['kind', 'name', 'state', 'do'] as const).map((key) => t(key));
  return (
    <div>
      <div className={desk.bar}>
        <h1>{t('title')}</h1>
        <p className="tiny">{t('lead')}</p>
      </div>
      {opened && (
        <SwitchForm key={openKey} turned={opened} onTurn={turn} onClose={() => setOpenKey(undefined)} />
      )}
      <Loaded answer={answer} height="20rem">
        {({ switches }) => (
          <Table label={t('title')} columns={columns}>
            {sorted(switches).map((each) => (
              <SwitchRow
                key={keyOf(each)}
                row={each}
                isOpen={keyOf(each) === openKey}
                onOpen={() => setOpenKey(keyOf(each))}
              />
            ))}
          </Table>
        )}
      </Loaded>
    </div>
  );
}

type RowProps = { row: SwitchDto; isOpen: boolean; onOpen: () => void };

function SwitchRow({ row, isOpen, onOpen }: RowProps) {
  const { kind, off } = row;
  const name = switchNameOf(row);
  const t = useTranslations('deskSupervisor.switches');
  const locale = useLocale();
  return (
    <tr className={isOpen ? styles.on : undefined}>
      <td data-label={t('kind')}>{t(`kinds.${kind}`)}</td>
      <th scope="row">{name}</th>
      <td data-label={t('state')}>
        {off ? (
          <b className={styles.unusual}>
            {t('off', { since: sayMoment(off.since, locale), by: off.by, reason: off.reason })}
          </b>
        ) : (
          t('on')
        )}
      </td>
      <td>
        <button type="button" className="link" aria-expanded={isOpen} onClick={onOpen}>
          {t(off ? 'turnOn' : 'turnOff', { name })}
        </button>
      </td>
    </tr>
  );
}
