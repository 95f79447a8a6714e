export type Role = 'calls' | 'words' | 'rules' | 'settings' | 'server' | 'web';
export declare const tests: string;
export declare const filesOf: Record<Role, string>;
export declare const doors: string;
export declare const outside: string;
export declare const isOfRules: (path: string) => boolean;
export declare const roleOf: (path: string) => Role | 'test' | undefined;
export declare const layoutOf: (path: string) => 'folders' | 'endings';
export declare const saysItTwice: (path: string) => boolean;
