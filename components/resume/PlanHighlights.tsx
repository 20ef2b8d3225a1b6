import { useTranslations } from 'next-intl';
import { emblemOf } from '@/components/journey/emblem';
import styles from './WelcomeBack.module.css';

type PlanRow = { id: string; title: string; subtitle: string; image: string };

const ids = ['reassurev2', 'aspire', 'senior-first'] as const;

export function PlanHighlights() {
  const t = useTranslations('resume.plans');
  const rows = ids.map((id): PlanRow => ({
    id,
    title: t(`${id}.title`),
    subtitle: t(`${id}.subtitle`),
    image: `/art/plan-${emblemOf(id)}.svg`,
  }));
  return (
    <ul className={styles.plans}>
      {rows.map(({ id, title, subtitle, image }) => (
        <li key={id}>
          <img src={image} alt="" width="36" height="36" />
          <p>
            <b>{title}</b>
            {subtitle}
          </p>
        </li>
      ))}
    </ul>
  );
}
