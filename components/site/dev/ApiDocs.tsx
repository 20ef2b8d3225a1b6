import styles from './ApiDocs.module.css';

export type ApiCall = {
  method: string;
  path: string;
  summary: string;
  answers: readonly { status: string; says: string }[];
  fields: readonly { name: string; type: string; isRequired: boolean }[];
};

const words = { answers: 'Answers', fields: 'Fields', required: 'required' };

function Call({ method, path, summary, answers, fields }: ApiCall) {
  return (
    <section className={styles.call}>
      <h2>
        <code>{`${method} ${path}`}</code>
      </h2>
      <p>{summary}</p>
      <dl>
        <dt>{words.answers}</dt>
        {answers.map(({ status, says }) => (
          <dd key={status}>
            <code>{status}</code>
            {` ${says}`}
          </dd>
        ))}
        {fields.length > 0 && <dt>{words.fields}</dt>}
        {fields.map(({ name, type, isRequired }) => (
          <dd key={name}>
            <code>{name}</code>
            {` ${type}`}
            {isRequired && <b>{` ${words.required}`}</b>}
          </dd>
        ))}
      </dl>
    </section>
  );
}

/** Renders /api/openapi.json for people. */
export function ApiDocs({ calls }: { calls: readonly ApiCall[] }) {
  return (
    <div lang="en" className={styles.calls}>
      {calls.map((call) => (
        <Call key={call.method + call.path} {...call} />
      ))}
    </div>
  );
}
