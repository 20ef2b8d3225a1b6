import { useMemo } from 'react';
import { paths } from '@/lib/config/paths';
import { qrOf } from '@/lib/qrCode';
import styles from './HealthCard.module.css';

type Props = { code: string; label: string };

/** The QR code of a card: the address of a page that tells only whether it is valid. */
export function CardCode({ code, label }: Props) {
  const { size, path } = useMemo(() => qrOf(window.location.origin + paths.cardOf(code)), [code]);
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
