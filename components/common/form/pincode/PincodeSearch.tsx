import { type ReactNode, useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import { usePincodeSearch } from '@/hooks/common/usePincodeSearch';
import type { PincodeDto } from '@/lib/domain/places/contract';
import styles from './PincodeSearch.module.css';
import { digits } from '@/components/common/form/dateParts';
import { TextField } from '@/components/common/form/TextField';

type Words = 'title' | 'pincode' | 'find' | 'wrong' | 'unknown' | 'failed';

type Props = {
  id?: string;
  say: (key: Words) => string;
  /** Shows what was found for the place. It is announced when it comes. */
  children: (found: PincodeDto) => ReactNode;
};

/** A card that searches by pincode. */
export function PincodeSearch({ id, say, children }: Props) {
  const [code, setCode] = useState('');
  const { found, failure, find } = usePincodeSearch();
  return (
    <form
      id={id}
      className={`card ${styles.search}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void find(code);
      }}
    >
      <h2>{say('title')}</h2>
      <TextField
        label={say('pincode')}
        inputMode="numeric"
        autoComplete="postal-code"
        value={code}
        error={failure && say(failure)}
        onChange={({ target }) => setCode(digits(target.value, 6))}
      />
      <Button kind="line" type="submit">
        {say('find')}
      </Button>
      <div role="status">{found && children(found)}</div>
    </form>
  );
}
