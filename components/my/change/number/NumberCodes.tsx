import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { CodeForm } from '@/components/verify/CodeForm';
import { useNumberCode } from '@/hooks/my/useNumberCode';
import { NUMBER_SIDES, type NumberChangeDto, type NumberSide } from '@/lib/domain/my/numberChange';
import styles from '@/components/my/change/Change.module.css';

type Props = { change: NumberChangeDto; onProven: (change: NumberChangeDto) => unknown };

/** Asks for the code of the old number first: before it is proven, no code goes to the new one. */
export function NumberCodes({ change, onProven }: Props) {
  const t = useTranslations('change.number');
  const side = NUMBER_SIDES.find((each) => !change.proven.includes(each));
  if (!side) return null;
  return (
    <>
      {side === 'new' && (
        <Note kind="good" role="status">
          {t('oldProven')}
        </Note>
      )}
      <OneCode key={side} changeId={change.changeId} side={side} onProven={onProven} />
    </>
  );
}

type OneProps = { changeId: string; side: NumberSide; onProven: Props['onProven'] };

function OneCode({ changeId, side, onProven }: OneProps) {
  const t = useTranslations('change.number');
  const { sent, send, verify } = useNumberCode(changeId, side);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const ask = async () => {
    setIsBusy(true);
    const problem = await send();
    setFailure(problem && (problem.message ?? t('failed')));
    setIsBusy(false);
  };
  const tryCode = async (otp: string) => {
    const answer = await verify(otp);
    if (!('changeId' in answer)) return answer;
    await onProven(answer);
    return undefined;
  };
  return (
    <section className={styles.codes} aria-labelledby={`code-${side}`}>
      <h2 id={`code-${side}`}>{t(`sides.${side}`)}</h2>
      {failure && (
        <Note kind="bad" role="alert">
          {failure}
        </Note>
      )}
      {sent ? (
        <CodeForm sent={sent} onTry={tryCode} onSendAgain={send} />
      ) : (
        <Button kind="go" size="big" busy={isBusy} onClick={() => void ask()}>
          {t(`send.${side}`)}
        </Button>
      )}
    </section>
  );
}
