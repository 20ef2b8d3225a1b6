import type { ReactNode } from 'react';
import type { SaveStatus } from '@/lib/domain/common/saveStatus';
import { SaveState } from './SaveState';
import styles from './SavedHead.module.css';

type Props = {
  status: SaveStatus;
  /** The number under which it can be asked for. */
  reference?: ReactNode;
  heading: string;
  children?: ReactNode;
};

/** The heading of a page; above it, whether what stands on it is saved. */
export function SavedHead({ status, reference, heading, children }: Props) {
  return (
    <div>
      <div className={styles.state}>
        <SaveState status={status} />
        {reference && <span className="tiny">{reference}</span>}
      </div>
      <h1>{heading}</h1>
      {children}
    </div>
  );
}
