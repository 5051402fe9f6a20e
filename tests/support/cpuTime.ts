/**
 * The milliseconds of processor time that some work takes, in the fastest of several runs. The time on the clock would depend on
 * what else the machine is doing.
 */
export function cpuTimeOf(work: () => void) {
  const times = Array.from({ length: 7 }, () => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}
