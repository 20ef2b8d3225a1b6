import { useId } from 'react';
import styles from './House.module.css';

const WINDOWS = 10;
const HEIGHT = 66;
const WIDE = { width: 732, height: 142, pitch: 60, perRow: 10 };
const NARROW = { width: 412, height: 238, pitch: 56, perRow: 5 };
const LEFT = 124;
const ROW = 96;

type Props = { times: number; mostTimes: number; isNarrow?: boolean };

/** A house whose windows are lit from below, up to the fraction; windows beyond what the variant carries are dashed. */
export function House({ times, mostTimes, isNarrow = false }: Props) {
  const { width, height, pitch, perRow } = isNarrow ? NARROW : WIDE;
  const ground = height - 18;
  return (
    <svg
      className={isNarrow ? styles.narrow : styles.wide}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <path className={styles.wall} d={`M0 14H${width}V${ground}H0Z`} />
      <path className={styles.edge} d={crest(width)} />
      <g transform={`translate(0 ${ground - 124})`}>
        <path
          className={styles.lit}
          d="M24 124V72A38 38 0 0 1 50.6 40.8L62 34L73.4 40.8A38 38 0 0 1 100 72V124Z"
        />
        <path
          className={styles.door}
          d="M31 124V75A31 31 0 0 1 52.7 49.6L62 44L71.3 49.6A31 31 0 0 1 93 75V124Z"
        />
        <path className={styles.gap} d="M62 124V50" />
      </g>
      {Array.from({ length: WINDOWS }, (_, at) => {
        const row = Math.floor(at / perRow);
        const x = LEFT + (at % perRow) * pitch;
        const y = ground - 24 - row * ROW;
        return (
          <Window
            key={at}
            number={at + 1}
            x={x}
            y={y}
            lit={Math.max(0, Math.min(1, times - at))}
            isOut={at >= mostTimes}
          />
        );
      })}
      <path className={styles.ground} d={`M0 ${ground}H${width}V${height}H0Z`} />
    </svg>
  );
}

type WindowProps = { number: number; x: number; y: number; lit: number; isOut: boolean };

function Window({ number, x, y, lit, isOut }: WindowProps) {
  const id = useId();
  const arch =
    `M${x} ${y}V${y - 44}A22 22 0 0 1 ${x + 15.4} ${y - 62}L${x + 22} ${y - HEIGHT}` +
    `L${x + 28.6} ${y - 62}A22 22 0 0 1 ${x + 44} ${y - 44}V${y}Z`;
  return (
    <g className={isOut ? styles.out : undefined}>
      <path className={styles.dark} d={arch} />
      {lit > 0 && (
        <>
          <clipPath id={id}>
            <path d={arch} />
          </clipPath>
          <rect
            className={styles.lit}
            clipPath={`url(#${id})`}
            x={x}
            y={y - HEIGHT * lit}
            width={44}
            height={HEIGHT * lit}
          />
        </>
      )}
      <path className={styles.frame} d={arch} />
      <text x={x + 22} y={y + 17}>{`${number}×`}</text>
    </g>
  );
}

function crest(width: number): string {
  const teeth = Array.from({ length: Math.ceil(width / 16) }, (_, at) => `M${at * 16} 14l8 -10l8 10z`);
  return `${teeth.join('')}M0 14H${width}V19H0Z`;
}
