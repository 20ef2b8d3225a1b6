import styles from './LocalNav.module.css';

type Props = { label: string; links: readonly { id: string; title: string }[] };

/** The parts of a long page. */
export function LocalNav({ label, links }: Props) {
  return (
    <nav className={styles.local} aria-label={label}>
      <ul className="wrap">
        {links.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
