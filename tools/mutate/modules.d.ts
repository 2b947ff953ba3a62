// Types of the used parts of Stryker, because its packages are installed only where it runs.
declare module '@stryker-mutator/core' {
  export class Stryker {
    constructor(options: Record<string, unknown>)
    runMutationTest(): Promise<unknown>
  }
}
