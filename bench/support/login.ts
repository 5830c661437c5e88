import { demoPassword } from '#demo/demo-accounts.ts';

/** Logs in a demo member; returns the cookies of the session as a request sends them. */
export async function login(url: string, email: string): Promise<string> {
  const response = await fetch(`${url}/api/user.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  if (!response.ok) throw new Error(`${email} cannot log in: ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
