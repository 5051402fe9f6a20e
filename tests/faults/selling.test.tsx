import { testAllFaults } from './matrix';
import { selling } from './scenarios/selling';

testAllFaults(selling);
