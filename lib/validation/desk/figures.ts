import { FIGURE_DAYS, type FigureDays } from '@/lib/domain/desk/figures';
import { mixed } from 'yup';
import { shape } from '@/lib/validation/common/base';

export const figuresQuerySchema = shape({
  days: mixed<FigureDays>()
    .transform((_value, original: unknown) => Number(original))
    .oneOf(FIGURE_DAYS, 'validation.text')
    .default(30),
});
