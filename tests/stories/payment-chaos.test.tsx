import { describe } from 'vitest';
import { testRandomSequences } from '@tests/chaos/chaos';

describe('A payment', testRandomSequences);
