/** Gives the command lines that sign in, create a parcel and add its first history entry; `origin` is the site's. */
export function apiCalls(origin: string, email: string): string {
  const json = `-H 'content-type: application/json'`;
  return [
    `curl -c session.txt ${json} ${origin}/api/admins/auth/signin \\`,
    `  -d '{"email": "${email}", "password": "…"}'`,
    ``,
    `curl -b session.txt ${json} ${origin}/api/parcels \\`,
    `  -d '{"tracking_code": "WB-2048-1985", "recipient_name": "Mina Park", "destination": "12 Harbour Street, Busan"}'`,
    ``,
    `curl -b session.txt ${json} ${origin}/api/activities \\`,
    `  -d '{"parcel_id": "…", "title": "Picked up", "description": "Collected from the sender",`,
    `       "icon": "local_shipping", "color": "green"}'`,
  ].join("\n");
}
