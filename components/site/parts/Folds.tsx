import { Icon } from '@/components/common/ui/Icon';
import styles from './Folds.module.css';

export type Question = { ask: string; answer: string };

/** Questions that open on demand, and in print. */
export function Folds({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={styles.folds}>
      {questions.map(({ ask, answer }) => (
        <details key={ask}>
          <summary>
            <h3>{ask}</h3>
            <Icon name="chevron" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
