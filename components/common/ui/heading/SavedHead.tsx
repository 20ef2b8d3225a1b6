import type { ReactNode } from 'react';
import type { SaveStatus } from '@/lib/domain/common/saveStatus';
import { SaveState } from '@/components/common/ui/states/SaveState';
import styles from './SavedHead.module.css';

type Props = {
  status: SaveStatus;
  /** The quote's number. */
  reference?: ReactNode;
  heading: string;
  children?: ReactNode;
};

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
