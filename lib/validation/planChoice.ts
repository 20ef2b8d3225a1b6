import { listOf, shape } from './base';
import { product, rider, sumInsured, tenure, tier } from './planFields';

export const planChoiceSchema = shape({
  product: product().required('validation.product'),
  tier: tier(),
  sumInsured: sumInsured().required('validation.sumInsured'),
  tenure: tenure().required('validation.tenure'),
  riders: listOf(rider(), 'validation.riders'),
});
