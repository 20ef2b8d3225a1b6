import { GROUP_STOPS } from '@/lib/domain/group/group.data';
import styles from './Street.module.css';

/** Right edges of the seven houses in the drawing (scripts/art/street.mjs), one for each stop. */
const edges = [81, 165, 259, 365, 479, 605, 743] as const;
const [left, width] = [-480, 2400];

/** The windows of as many houses are lit as stops are reached. */
export function Street({ people }: { people: number }) {
  const reached = GROUP_STOPS.filter((stop) => stop <= people).length;
  const dark = width + left - (edges[reached - 1] ?? left);
  return (
    <div className={styles.street}>
      <svg viewBox={`${left} 0 ${width} 240`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <image href="/art/street.svg" x={left} width={width} height="240" />
        <image
          href="/art/street-lit.svg"
          x={left}
          width={width}
          height="240"
          style={{ clipPath: `inset(0 ${dark}px 0 0)` }}
        />
      </svg>
    </div>
  );
}
