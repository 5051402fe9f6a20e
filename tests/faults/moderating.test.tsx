import { testAllFaults } from './matrix';
import { moderating } from './scenarios/moderating';

testAllFaults(moderating);
