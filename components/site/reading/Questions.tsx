import { useTranslations } from 'next-intl';
import { Page } from '@/components/common/page/Page';
import { QUESTION_THEMES } from '@/lib/content/kinds';
import type { Term } from '@/lib/content/library';
import { Crumbs } from '@/components/common/ui/heading/Crumbs';
import styles from './Listing.module.css';

export type QuestionsProps = { questions: readonly Term[] };

const withoutTags = (html: string) => html.replaceAll(/<[^>]+>/g, '');

export function Questions({ questions }: QuestionsProps) {
  const t = useTranslations('reading');
  const title = t('questions.title');
  const data = {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title: name, html }) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text: withoutTags(html) },
    })),
  };
  return (
    <Page title={title} description={t('questions.text')} data={data}>
      <div className={`wrap ${styles.page}`}>
        <Crumbs trail={[{ title }]} />
        <h1>{title}</h1>
        <p className="lead">{t('questions.text')}</p>
        {QUESTION_THEMES.map((theme) => (
          <section key={theme} id={theme} aria-labelledby={`${theme}-title`}>
            <h2 id={`${theme}-title`}>{t(`questions.themes.${theme}`)}</h2>
            <dl className={styles.terms}>
              {questions
                .filter((question) => question.theme === theme)
                .map(({ id, title: question, html }) => (
                  <div key={id} id={`${theme}-${id}`}>
                    <dt>{question}</dt>
                    <dd dangerouslySetInnerHTML={{ __html: html }} />
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Page>
  );
}
