import styles from './Skeleton.module.css';

type Props = {
  /** CSS lengths of the expected lines, which prevent layout shift. */
  lines: readonly { width?: string; height?: string }[];
  /** Announced to screen readers. */
  label: string;
};

export function Skeleton({ lines, label }: Props) {
  return (
    <div className={styles.skeleton} role="status" aria-busy="true">
      <span className="visuallyHidden">{label}</span>
      {lines.map((line, index) => (
        <span key={index} className={styles.line} style={{ width: line.width, height: line.height }} />
      ))}
    </div>
  );
}
