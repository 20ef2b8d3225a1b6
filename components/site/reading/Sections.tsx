import type { Section } from '@/lib/content/readText';
import styles from './Sections.module.css';

/** Sections of a text of `content/`, whose HTML our own build made and checked. */
export function Sections({ intro, sections }: { intro?: string; sections: readonly Section[] }) {
  const parts = sections.map(({ id, title, html }) => (
    <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  ));
  return (
    <>
      {intro && <div className={styles.section} dangerouslySetInnerHTML={{ __html: intro }} />}
      {parts}
    </>
  );
}
