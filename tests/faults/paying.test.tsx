import { testAllFaults } from './matrix';
import { paying } from './scenarios/paying';

testAllFaults(paying);
