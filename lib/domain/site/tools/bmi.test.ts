import { bmiOf } from './bmi';

test.each([
  [170, 53.4, 18.5, 'healthy'],
  [170, 53.2, 18.4, 'under'],
  [170, 66.3, 22.9, 'healthy'],
  [170, 66.4, 23, 'over'],
  [170, 72, 24.9, 'over'],
  [170, 72.2, 25, 'obese'],
  [120, 250, 173.6, 'obese'],
] as const)('%i cm and %f kg make %f, %s', (height, weight, value, band) => {
  expect(bmiOf(height, weight)).toMatchObject({ value, band });
});

test.each([150, 162, 170, 185])('every whole weight that is called healthy for %i cm is', (height) => {
  const { from, to } = bmiOf(height, 60).healthy;
  for (let kg = from; kg <= to; kg += 1) expect(bmiOf(height, kg).band).toBe('healthy');
  expect(bmiOf(height, from - 1).band).toBe('under');
  expect(bmiOf(height, to + 1).band).toBe('over');
});
