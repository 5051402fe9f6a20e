import { testAllFaults } from './matrix';
import { signingUp } from './scenarios/signingUp';

testAllFaults(signingUp);
