import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Note } from '@/components/ui/Note';
import { useTravelLead } from '@/hooks/useTravelLead';
import { brand } from '@/lib/brand';
import { LeadForm } from './LeadForm';
import styles from './TravelForm.module.css';
import { TravelFormTexts } from './TravelFormTexts';

const titleId = 'travel-form-title';

function Content() {
  const t = useTranslations('travel');
  const { form, calledAt } = useTravelLead();
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (calledAt) title.current?.focus();
  }, [calledAt]);

  return (
    <>
      <h2 className={styles.title} id={titleId} ref={title} tabIndex={-1}>
        {t(calledAt ? 'sent.title' : 'title')}
      </h2>
      {calledAt ? (
        <div className={styles.sent}>
          <Note kind="good" role="status">
            {t.rich('sent.text', { number: () => <b className="num">{calledAt}</b> })}
          </Note>
          <p className="small">
            {t.rich('sent.sooner', {
              phone: () => <a href={`tel:${brand.helplineNewPolicy}`}>{brand.helplineNewPolicy}</a>,
            })}
          </p>
        </div>
      ) : (
        <LeadForm labelledBy={titleId} {...form} />
      )}
    </>
  );
}

/** The lead form of travel; once it is sent, what happens next. */
export function TravelForm() {
  return (
    <TravelFormTexts>
      <Content />
    </TravelFormTexts>
  );
}
