import { useRouter } from 'next/router';
import { useEffect } from 'react';
import type { Telling } from '@/hooks/claims/useTelling';
import { questionToShow, type TellQuestion } from '@/lib/domain/claims/tellQuestions';
import type { PlanFacts } from '@/lib/domain/plans/planFacts';
import { Aside } from './Aside';
import { Question } from './Question';
import styles from './Tell.module.css';

/** The question that the URL's hash names, unless an earlier one is open. */
function useQuestion(open: readonly TellQuestion[]) {
  const router = useRouter();
  const [path = '', hash] = router.asPath.split('#');
  const question = questionToShow(hash, open);
  const { replace } = router;
  useEffect(() => {
    if (hash !== question) void replace(`${path}#${question}`, undefined, { shallow: true, scroll: false });
  }, [replace, path, hash, question]);
  // When two pushes race, Next rejects the first: not an error.
  const go = (to: TellQuestion) =>
    router.push(`${path}#${to}`, undefined, { shallow: true, scroll: false }).catch(() => false);
  return { question, go };
}

export function Questions({ telling, facts }: { telling: Telling; facts: PlanFacts }) {
  const { question, go } = useQuestion(telling.open);
  return (
    <div className={`wrap ${styles.columns}`}>
      {/* Remounts per question, so that focus and messages start afresh. */}
      <Question key={question} question={question} telling={telling} facts={facts} go={go} />
      <Aside telling={telling} />
    </div>
  );
}
