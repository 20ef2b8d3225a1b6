import { useState } from 'react';
import { Select } from '@/components/common/form/Select';
import { TextField } from '@/components/common/form/TextField';
import { Note } from '@/components/common/ui/states/Note';
import { useStored } from '@/hooks/site/useStored';
import styles from './Outbox.module.css';

const words = {
  collection: 'Collection',
  id: 'Only the record with this id',
  failed: 'This could not be read.',
  empty: 'Nothing is stored here.',
};

/** Shows documents exactly as the database holds them. */
export function Stored() {
  const [collection, setCollection] = useState('quotes');
  const [id, setId] = useState('');
  const { data, error } = useStored(collection, id.trim());
  const options = (data?.collections ?? []).map(({ name, count }) => ({
    value: name,
    label: `${name} (${count})`,
  }));
  return (
    <>
      <Select
        label={words.collection}
        options={options}
        value={collection}
        onChange={(event) => setCollection(event.target.value)}
      />
      <TextField label={words.id} value={id} onChange={(event) => setId(event.target.value)} />
      {error !== undefined && <Note kind="bad">{words.failed}</Note>}
      {data?.records.length === 0 && <Note>{words.empty}</Note>}
      <ol className={styles.list}>
        {data?.records.map((record) => (
          <li key={String(record['_id'])} className={styles.message}>
            <pre>{JSON.stringify(record, null, 2)}</pre>
          </li>
        ))}
      </ol>
    </>
  );
}
