import { useTranslations } from 'next-intl';
import { Note } from '@/components/common/ui/states/Note';
import { useSentLinks } from '@/hooks/desk/links/useSentLinks';
import { shownTaskOf } from '@/lib/domain/desk/drawer/advisorTask';
import { StatusMark } from '@/components/desk/quotes/StatusMark';
import type { DeskQuoteDto } from '@/lib/domain/desk/drawer/contract';
import styles from './Drawer.module.css';

/** Shows only the steps that the customer reached, none of their answers. */
export function Whereabouts({ quote }: { quote: DeskQuoteDto }) {
  const t = useTranslations('deskDrawer.where');
  const tasks = useTranslations('deskDrawer.task');
  const { quoteId, stage, missing, openSections = [], status, owner, task, submission } = quote;
  const { data: links } = useSentLinks(quoteId);
  const link = links?.links.find(({ linkId }) => linkId === links.liveId)?.state;
  return (
    <section aria-labelledby="where">
      <h3 id="where">{t('title')}</h3>
      <dl className={styles.facts}>
        {status !== undefined && (
          <div>
            <dt>{t('status')}</dt>
            <dd>
              <StatusMark status={status} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('reached')}</dt>
          <dd>{t('stage', { stage })}</dd>
        </div>
        <div>
          <dt>{t('missing')}</dt>
          <dd>{missing.map((step) => t(`steps.${step}`)).join(', ') || t('done')}</dd>
        </div>
        {openSections.length > 0 && (
          <div>
            <dt>{t('sections')}</dt>
            <dd>{openSections.map((section) => t(`section.${section}`)).join(', ')}</dd>
          </div>
        )}
        <div>
          <dt>{t('owner')}</dt>
          <dd>{owner?.name ?? t('nobody')}</dd>
        </div>
      </dl>
      <Note kind={task === 'none' ? 'good' : 'plain'} icon={task === 'none' ? 'check' : 'arrow'}>
        <b>{tasks('title')}:</b> {tasks(shownTaskOf({ task, submission, link }))}
      </Note>
    </section>
  );
}
