import { Component, type ErrorInfo, type ReactNode } from 'react';

/**
 * The outermost error boundary, for when the error page itself fails. It uses none of our components, which could fail
 * too, and a plain link, which reloads the app.
 */
export class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main style={{ padding: '20vh 20px', textAlign: 'center', fontFamily: 'system-ui, sans-serif' }}>
        <h1 style={{ fontSize: '1.5rem' }}>An error occurred while showing the error page</h1>
        <p>
          <a href="/">Go back to Dashboard</a>
        </p>
      </main>
    );
  }
}
