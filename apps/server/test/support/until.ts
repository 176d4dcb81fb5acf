export { until } from '../../../../tests/support/until.ts';
