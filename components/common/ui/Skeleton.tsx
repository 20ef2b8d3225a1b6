import styles from './Skeleton.module.css';

type Props = {
  /** CSS lengths of the lines that are to come; they take exactly this room. */
  lines: readonly { width?: string; height?: string }[];
  /** What is being loaded, for those who don't see the shapes. */
  label: string;
};

/** Stands where something is coming, in its size, so that nothing jumps when it is there. */
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
