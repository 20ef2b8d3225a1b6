import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DateOfBirthField } from '@/components/common/form/DateOfBirthField';
import { TextField } from '@/components/common/form/TextField';
import { Button } from '@/components/common/ui/Button';
import styles from '@/components/desk/grievances/Grievances.module.css';
import { useWrongField } from '@/hooks/common/forms/useWrongField';
import { useSubmit } from '@/hooks/common/useSubmit';
import { useKeptTyped } from '@/hooks/desk/useKeptTyped';
import type { DeskPort } from '@/hooks/desk/queues/useDeskPorts';
import type { DeskPortDto } from '@/lib/domain/porting/contract';
import type { PortRecord } from '@/lib/domain/porting/credit';
import { rupeesIn } from '@/lib/domain/porting/port';

type Props = { port: DeskPortDto; found: DeskPort; onDone: () => void };

/** The form is empty at first: the paper's values are typed from the paper, not taken from the customer's answers. */
const nothing = { document: '', endsOn: '', sumInsured: '', bonus: '', since: {} as Record<number, string> };

export function ConfirmForm({ port, found, onDone }: Props) {
  const t = useTranslations('deskPorts.confirm');
  const words = useTranslations('deskPorts');
  const { typed, type, clear } = useKeptTyped(`move ${port.portId}`, nothing);
  const [tries, setTries] = useState(0);
  const [isDone, setIsDone] = useState(false);
  const { isBusy, failure, run } = useSubmit({ conflict: words('conflict'), failed: words('notSaid') });
  const form = useWrongField<HTMLFormElement>(tries, failure);
  const errors = failure?.fields ?? {};
  if (port.papers.policyCopy !== 'received') return <p>{t('needs')}</p>;
  const send = async () => {
    setTries(tries + 1);
    setIsDone(false);
    const { answer } = await run(() => found.confirm(toRecord(typed, port)));
    if (!answer) return;
    clear();
    setIsDone(true);
    await found.renew();
    onDone();
  };
  const field = (name: 'document' | 'sumInsured' | 'bonus') => (
    <TextField
      label={t(name)}
      error={errors[`record.${name}`]}
      autoComplete="off"
      inputMode={name === 'document' ? undefined : 'numeric'}
      value={typed[name]}
      onChange={({ target }) => type({ [name]: target.value })}
    />
  );
  return (
    <form
      ref={form}
      className={styles.work}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h3>{t('title')}</h3>
      <p>{t('text')}</p>
      {field('document')}
      <DateOfBirthField
        label={t('endsOn')}
        error={errors['record.endsOn']}
        value={typed.endsOn}
        onChange={(endsOn) => type({ endsOn })}
      />
      {field('sumInsured')}
      {field('bonus')}
      {port.people.map(({ name = '' }, at) => (
        <DateOfBirthField
          key={at}
          label={t('since', { name })}
          hint={t('sinceHint')}
          value={typed.since[at]}
          onChange={(since) => type({ since: { ...typed.since, [at]: since } })}
        />
      ))}
      {failure && (
        <p role="alert">
          {Object.entries(errors).find(([path]) => path.startsWith('record.people'))?.[1] ?? failure.message}
        </p>
      )}
      <Button kind="act" size="small" type="submit" busy={isBusy}>
        {t('send')}
      </Button>
      <p role="status" className="small">
        {isDone && words('status.confirmed')}
      </p>
    </form>
  );
}

function toRecord({ since, ...typed }: typeof nothing, { people }: DeskPortDto): PortRecord {
  const { document, endsOn, sumInsured, bonus } = typed;
  return {
    document,
    endsOn,
    sumInsured: rupeesIn(sumInsured) ?? 0,
    bonus: rupeesIn(bonus || '0') ?? -1,
    people: people.flatMap(({ dateOfBirth = '' }, at) => {
      const day = since[at];
      return day ? [{ dateOfBirth, since: day }] : [];
    }),
  };
}
