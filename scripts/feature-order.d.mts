export declare const features: readonly (readonly string[])[];
