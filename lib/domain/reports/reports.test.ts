import { fieldsOf, findReportProblems, REPORT_KINDS } from './reports';

test.each(REPORT_KINDS)(
  'of %s what is needed is asked for, and what is unknown or too long refused',
  (kind) => {
    const needed = fieldsOf(kind).flatMap(([name, { isNeeded }]) => (isNeeded ? [name] : []));
    expect(findReportProblems(kind, {})).toEqual(needed.length > 0 ? needed : ['answers']);
    const whole = Object.fromEntries(
      fieldsOf(kind).map(([name, field]) => [name, field.as === 'choice' ? (field.of[0] ?? '') : 'Words']),
    );
    expect(findReportProblems(kind, whole)).toEqual([]);
    for (const [name, field] of fieldsOf(kind)) {
      const wrong = field.as === 'choice' ? 'unknown' : 'x'.repeat(field.most + 1);
      expect(findReportProblems(kind, { ...whole, [name]: wrong })).toEqual([name]);
    }
  },
);
