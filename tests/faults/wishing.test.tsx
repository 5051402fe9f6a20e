import { testAllFaults } from './matrix';
import { wishing } from './scenarios/wishing';

testAllFaults(wishing);
