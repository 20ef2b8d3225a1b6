import compile from 'icu-minify/compile';

export type Texts = { readonly [key: string]: string | Texts };

const scripts: Record<string, RegExp> = { hi: /\p{Script=Devanagari}/u, ta: /\p{Script=Tamil}/u };

const latinInAll =
  /^(?:[\d\s₹%×+.,:()/–{}-]|GST|BMI|COVID|OTP|KYC|PAN|UPI|SMS|WhatsApp|EMI|IFSC|ReAssure|Aspire|Safeguard\+|Health Premia|SeniorFirst|HealthRecharge|SmartHealth|Disease Management Add-On|\{\w+\})*$/;

export function flattenTexts(texts: Texts, prefix = ''): Map<string, string> {
  const entries = Object.entries(texts).flatMap(([key, text]): [string, string][] => {
    const path = prefix ? `${prefix}.${key}` : key;
    return typeof text === 'string' ? [[path, text]] : [...flattenTexts(text, path)];
  });
  return new Map(entries);
}

export function placeholdersOf(text: string): string {
  const names = new Set<string>();
  const visit = (nodes: unknown): void => {
    if (!Array.isArray(nodes)) return;
    for (const node of nodes as unknown[]) {
      if (!Array.isArray(node)) continue;
      const [name, ...rest] = node as [unknown, ...unknown[]];
      if (typeof name === 'string') names.add(name);
      for (const part of rest) {
        visit([part]);
        if (typeof part === 'object' && part !== null) Object.values(part).forEach(visit);
      }
    }
  };
  visit(compile(text));
  return [...names].sort().join(' ');
}

export function findProblems(english: Texts, other: Texts, locale: string): string[] {
  const [source, target] = [flattenTexts(english), flattenTexts(other)];
  const missing = [...source.keys()].filter((key) => !target.has(key)).map((key) => `${key} is missing`);
  const surplus = [...target.keys()]
    .filter((key) => !source.has(key))
    .map((key) => `${key} is not in English`);
  const wrong = [...target].flatMap(([key, text]) => {
    const original = source.get(key);
    if (original === undefined) return [];
    if (placeholdersOf(text) !== placeholdersOf(original))
      return [`${key} has other placeholders than English`];
    const isTranslated = scripts[locale]?.test(text) ?? true;
    return isTranslated || latinInAll.test(text) ? [] : [`${key} is still in English`];
  });
  return [...missing, ...surplus, ...wrong];
}
