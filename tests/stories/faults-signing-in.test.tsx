import { testAllFaults } from '@tests/faults/matrix';
import { signingIn } from '@tests/faults/scenes/signingIn';

testAllFaults(signingIn);
