import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Select } from '@/components/common/form/Select';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { useQuoteOwner } from '@/hooks/desk/useQuoteOwner';
import { useSubmit } from '@/hooks/common/useSubmit';
import styles from './QuoteOwner.module.css';

type Props = { quoteId: string; /** Staff id. */ owner: string | undefined };

/** Whose quote it is; taking it, or handing it over to a colleague. */
export function QuoteOwner({ quoteId, owner: given }: Props) {
  const t = useTranslations('desk.ownership');
  const { me, nameOf, colleagues, mayAssign, change } = useQuoteOwner();
  const [changed, setChanged] = useState<{ quoteId: string; owner: string }>();
  const { isBusy, failure, run } = useSubmit({ conflict: t('conflict'), failed: t('failed') });
  const owner = changed?.quoteId === quoteId ? changed.owner : given;
  const give = async (to?: string) => {
    const { answer } = await run(() => change(quoteId, to));
    if (answer) setChanged({ quoteId, owner: answer.owner.staffId });
  };
  const isMine = owner !== undefined && owner === me;
  return (
    <div className={styles.owner}>
      <p role="status">{sayOwner()}</p>
      {!owner && (
        <Button kind="line" size="dense" busy={isBusy} onClick={() => void give()}>
          {t('take')}
        </Button>
      )}
      {(isMine || mayAssign) && colleagues.length > 0 && (
        <HandOver
          key={owner}
          colleagues={colleagues.filter(({ staffId }) => staffId !== owner)}
          isBusy={isBusy}
          onGive={(to) => void give(to)}
        />
      )}
      {failure && (
        <Note kind="bad" role="alert">
          {failure.message}
        </Note>
      )}
    </div>
  );

  function sayOwner(): string {
    if (!owner) return t('nobody');
    return isMine ? t('mine') : t('with', { name: nameOf(owner) });
  }
}

type HandOverProps = {
  colleagues: readonly { staffId: string; name: string }[];
  isBusy: boolean;
  onGive: (to: string) => void;
};

function HandOver({ colleagues, isBusy, onGive }: HandOverProps) {
  const t = useTranslations('desk.ownership');
  const [to, setTo] = useState('');
  return (
    <form
      className={styles.handOver}
      onSubmit={(event) => {
        event.preventDefault();
        if (to) onGive(to);
      }}
    >
      <Select
        label={t('to')}
        placeholder={t('choose')}
        value={to}
        onChange={({ target }) => setTo(target.value)}
        options={colleagues.map(({ staffId, name }) => ({ value: staffId, label: name }))}
      />
      <Button kind="line" size="dense" type="submit" busy={isBusy}>
        {t('handOver')}
      </Button>
    </form>
  );
}
