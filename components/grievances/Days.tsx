import { GRIEVANCE_DAYS } from '@/lib/domain/grievances/grievanceClock';
import styles from './Days.module.css';

type Props = { passed: number; isDone?: boolean; isLate?: boolean };

/** Draws a lozenge for each day and a star for today. The words below say the same. */
export function Days({ passed, isDone = false, isLate = false }: Props) {
  const today = isDone || isLate ? undefined : passed;
  const lookOf = (day: number) => {
    if (isLate) return styles.late;
    if (day === today) return styles.now;
    return day <= passed ? styles.was : undefined;
  };
  return (
    <ol className={styles.days} aria-hidden="true">
      {Array.from({ length: GRIEVANCE_DAYS.answer }, (_, at) => (
        <li key={at} className={lookOf(at + 1)} />
      ))}
    </ol>
  );
}
