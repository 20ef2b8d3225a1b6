import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { ErrorSummary } from '@/components/common/form/ErrorSummary';
import { KeptForm } from '@/components/common/form/kept/KeptForm';
import { Button } from '@/components/common/ui/Button';
import { SaveState } from '@/components/common/ui/states/SaveState';
import { useAttempts } from '@/hooks/common/forms/useAttempts';
import { useOffered } from '@/hooks/common/forms/useOffered';
import type { OwnPorts } from '@/hooks/porting/usePorting';
import { showPart } from '@/hooks/common/showPart';
import {
  MOST_PORT,
  openGroupOf,
  PORT_GROUPS,
  type PortForm as Form,
  type PortGroup,
  problemsOfGroup,
} from '@/lib/domain/porting/port';
import { idOf } from './fieldIds';
import { PortAnswer } from './PortAnswer';
import styles from './Porting.module.css';

type Props = {
  own: OwnPorts;
  /** The number that the code was sent to just now. */
  number: string | undefined;
  /** Set when the form was opened by a button, which is unmounted: the first question takes the focus. */
  isAnother: boolean;
};

/** Shows one group of questions on each screen. Input is saved as it is typed. */
export function PortForm({ own, number, isAnother }: Props) {
  const t = useTranslations('porting');
  const { draft, data } = own;
  const values: Partial<Form> = draft.values ?? {};
  const steps = useSteps(own, openGroupOf(data?.draft.fields ?? {}));
  const { group, problems } = steps;
  const at = PORT_GROUPS.indexOf(group);
  const heading = useRef<HTMLHeadingElement>(null);
  const isAsked = useRef(isAnother);
  useEffect(() => {
    if (isAsked.current) heading.current?.focus();
    isAsked.current = true;
  }, [group]);
  // The number is offered only where it is asked for, so that a visitor who only looks leaves nothing behind.
  useOffered(draft, { mobileNumber: group === 'you' ? (number ?? data?.draft.knownNumber) : undefined });
  const change = (typed: Partial<Form>) => {
    steps.forget(Object.keys(typed));
    draft.change(typed);
  };
  const before = PORT_GROUPS[at - 1];
  return (
    <KeptForm className={styles.form} onSend={steps.next}>
      <p className="small">{t('progress', { at: at + 1, of: PORT_GROUPS.length })}</p>
      <h3 ref={heading} tabIndex={-1}>
        {t(`groups.${group}.title`, { years: MOST_PORT.years })}
      </h3>
      {group !== 'you' && <p>{t(`groups.${group}.hint`)}</p>}
      <ErrorSummary
        attempt={steps.attempt}
        errors={Object.entries(problems).map(([path, message]) => ({ fieldId: idOf(path), message }))}
      />
      <PortAnswer group={group} values={values} problems={problems} onChange={change} />
      <SaveState status={draft.status} />
      {group === 'you' && <p className="small">{t('consent')}</p>}
      <div className={styles.actions}>
        {before && (
          <Button kind="line" onClick={() => steps.go(before)}>
            {t('back')}
          </Button>
        )}
        <Button kind="go" type="submit" busy={steps.isBusy}>
          {t(group === 'you' ? 'send' : 'next')}
        </Button>
      </div>
    </KeptForm>
  );
}

function useSteps({ check, submit }: OwnPorts, first: PortGroup) {
  const [group, setGroup] = useState(first);
  const { attempt, errors, isBusy, run, show, forget, clear } = useAttempts();
  const go = (to: PortGroup) => {
    clear();
    setGroup(to);
  };
  const showAt = (at: PortGroup, found: Readonly<Record<string, string>>) => {
    setGroup(at);
    show(Object.fromEntries(problemsOfGroup(at, found)));
  };
  const next = () =>
    run(async () => {
      const found = (group === 'you' ? await submit() : await check()) ?? {};
      const following = PORT_GROUPS[PORT_GROUPS.indexOf(group) + 1];
      if (problemsOfGroup(group, found).length > 0) showAt(group, found);
      else if (following) go(following);
      // Without a following group, either an earlier question is still open or the form was sent.
      else if (Object.keys(found).length > 0) showAt(openGroupOf(found), found);
      else showPart('apply');
    });
  return { group, attempt, problems: errors, isBusy, go, next, forget };
}
