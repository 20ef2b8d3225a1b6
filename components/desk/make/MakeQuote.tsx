import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/common/ui/Button';
import { Icon } from '@/components/common/ui/Icon';
import { Note } from '@/components/common/ui/states/Note';
import { useSubmit } from '@/hooks/common/useSubmit';
import { useMakeQuote } from '@/hooks/desk/useMakeQuote';
import { type CallerForm, emptyCaller, toMakeQuoteBody } from '@/lib/domain/desk/list/callerForm';
import { toFieldName } from '@/lib/domain/quote/journey/familyForm';
import drawer from '@/components/desk/drawer/Drawer.module.css';
import { CallerFields } from './CallerFields';
import { findCallerProblems } from './callerProblems';
import { ChoosePlan } from './ChoosePlan';
import styles from './MakeQuote.module.css';
import { SpokenConsent } from './SpokenConsent';

type Props = {
  isOpen: boolean;
  /** A caller who is known already, taken over where nothing is typed. */
  caller?: { name: string; mobileNumber?: string };
  onMade: (quoteId: string) => void;
  onClose: () => void;
};

/** Stays mounted with what is typed until the quote is made, also while it is closed or the session is renewed. */
export function MakeQuote({ isOpen, caller, onMade, onClose }: Props) {
  const t = useTranslations('deskMake');
  const [form, setForm] = useState<CallerForm>(emptyCaller(useLocale()));
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [taken, setTaken] = useState<typeof caller>();
  const panel = useRef<HTMLElement>(null);
  const make = useMakeQuote();
  const { isBusy, failure, run } = useSubmit({ conflict: t('conflict'), failed: t('failed') });
  useEffect(() => {
    if (isOpen) panel.current?.querySelector('input')?.focus();
  }, [isOpen]);
  if (caller && caller !== taken) {
    const { name, mobileNumber = '' } = caller;
    setForm((now) => ({ ...now, name: now.name || name, mobileNumber: now.mobileNumber || mobileNumber }));
    setTaken(caller);
  }
  const change = (part: Partial<CallerForm>) => {
    setForm({ ...form, ...part, dates: { ...form.dates, ...part.dates } });
    setProblems({});
  };
  const submit = async () => {
    const found = await findCallerProblems(form);
    flushSync(() => setProblems(found));
    if (Object.keys(found).length > 0) return focusFirst(panel.current);
    const { answer } = await run(() => make(toMakeQuoteBody(form)));
    if (answer) onMade(answer.quoteId);
  };
  const shown = { ...fieldsOf(failure?.fields, form), ...problems };
  return (
    <aside ref={panel} className={drawer.drawer} aria-labelledby="make-quote" hidden={!isOpen}>
      <button type="button" className={drawer.close} aria-label={t('close')} onClick={onClose}>
        <Icon name="close" />
      </button>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <h2 id="make-quote">{t('title')}</h2>
        <p className={styles.intro}>{t('intro')}</p>
        <CallerFields form={form} problems={shown} onChange={change} />
        <ChoosePlan form={form} problems={shown} onChange={change} />
        <SpokenConsent form={form} problems={shown} onChange={change} />
        {failure && (
          <Note kind="bad" role="alert">
            {failure.message}
          </Note>
        )}
        <Button kind="go" wide type="submit" busy={isBusy}>
          {t('make')}
        </Button>
      </form>
    </aside>
  );
}

function fieldsOf(fields: Readonly<Record<string, string>> = {}, { chosen }: CallerForm) {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [toFieldName(path, chosen), message]),
  );
}

function focusFirst(panel: HTMLElement | null): void {
  panel?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong] input')?.focus();
}
