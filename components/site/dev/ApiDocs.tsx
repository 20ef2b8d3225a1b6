import styles from './ApiDocs.module.css';

type Field = { name: string; type: string; isRequired: boolean };
export type ApiCall = {
  method: string;
  path: string;
  summary: string;
  answers: readonly { status: string; says: string }[];
  fields: readonly Field[];
};
export type ApiAnswer = { name: string; about?: string; fields: readonly Field[] };

const words = { answers: 'Answers', fields: 'Fields', required: 'required' };

function Fields({ fields }: { fields: readonly Field[] }) {
  return fields.map(({ name, type, isRequired }) => (
    <dd key={name}>
      <code>{name}</code>
      {` ${type}`}
      {isRequired && <b>{` ${words.required}`}</b>}
    </dd>
  ));
}

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
            <code>{status}</code> <Says says={says} />
          </dd>
        ))}
        {fields.length > 0 && <dt>{words.fields}</dt>}
        <Fields fields={fields} />
      </dl>
    </section>
  );
}

/** Links an answer that has a name to its fields. */
function Says({ says }: { says: string }) {
  const [name] = /^[A-Z]\w+(Dto|Answer)?(?=(\[\])?$)/.exec(says) ?? [];
  return name === undefined || name === name.toUpperCase() ? says : <a href={`#${name}`}>{says}</a>;
}

function Answer({ name, about, fields }: ApiAnswer) {
  return (
    <section className={styles.call} id={name}>
      <h3>
        <code>{name}</code>
      </h3>
      {about !== undefined && <p>{about}</p>}
      <dl>
        <Fields fields={fields} />
      </dl>
    </section>
  );
}

type Props = { calls: readonly ApiCall[]; answers: readonly ApiAnswer[] };

/** Renders /api/openapi.json for people. */
export function ApiDocs({ calls, answers }: Props) {
  return (
    <div lang="en" className={styles.calls}>
      {calls.map((call) => (
        <Call key={call.method + call.path} {...call} />
      ))}
      <h2>{words.answers}</h2>
      {answers.map((answer) => (
        <Answer key={answer.name} {...answer} />
      ))}
    </div>
  );
}
