import styles from './Icon.module.css';

/** The symbols of public/art/icons.svg, which scripts/art/icons.mjs draws. */
export type IconName =
  | 'alert'
  | 'arrow'
  | 'check'
  | 'chevron'
  | 'clock'
  | 'close'
  | 'copy'
  | 'cover'
  | 'eye'
  | 'facebook'
  | 'family'
  | 'fraud'
  | 'home'
  | 'hospital'
  | 'info'
  | 'instagram'
  | 'linkedin'
  | 'lock'
  | 'mail'
  | 'menu'
  | 'minus'
  | 'offline'
  | 'pause'
  | 'pencil'
  | 'phone'
  | 'pin'
  | 'play'
  | 'plus'
  | 'rupee'
  | 'saved'
  | 'search'
  | 'share'
  | 'sms'
  | 'trash'
  | 'turn'
  | 'twitter'
  | 'whatsapp'
  | 'youtube';

type Props = { name: IconName; size?: 'small' | 'medium' | 'large' | 'huge'; className?: string };

/** Decoration beside words; a button that shows an icon alone carries its own label. */
export function Icon({ name, size = 'medium', className }: Props) {
  return (
    <svg className={[styles.icon, styles[size], className].filter(Boolean).join(' ')} aria-hidden="true">
      <use href={`/art/icons.svg#${name}`} />
    </svg>
  );
}
