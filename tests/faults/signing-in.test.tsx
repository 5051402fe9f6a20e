import { testAllFaults } from './matrix';
import { signingIn } from './scenarios/signingIn';

testAllFaults(signingIn);
