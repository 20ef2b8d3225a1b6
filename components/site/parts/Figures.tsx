import styles from './Figures.module.css';

type Figure = { key: string; value: string; label: string; text: string };

/** Each figure with its condition below. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ key, value, label, text }) => (
        <div key={key}>
          <dt>
            <b>{label}</b> {text}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
